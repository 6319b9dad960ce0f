import { labelIndexOf } from './labels';

test('codes are found by the words of their labels that have three letters or more', () => {
  const index = labelIndexOf({
    featureCode: [
      { code: '7', label: 'Sunroof or Moonroof' },
      { code: '8', label: 'Panoramic sunroof 4x4' },
      { code: '9', label: '2 of' },
    ],
    sellerType: [{ code: 'p', label: 'Private Seller' }],
  });
  expect(Object.fromEntries(index)).toEqual({
    sunroof: [
      { facet: 'featureCode', code: '7' },
      { facet: 'featureCode', code: '8' },
    ],
    moonroof: [{ facet: 'featureCode', code: '7' }],
    panoramic: [{ facet: 'featureCode', code: '8' }],
    '4x4': [{ facet: 'featureCode', code: '8' }],
    private: [{ facet: 'sellerType', code: 'p' }],
    seller: [{ facet: 'sellerType', code: 'p' }],
  });
});
