import { exchangeOption, homeServiceOptions, isOn, onlineOption, purchaseParams, serviceOf } from './singles';
import { options, panelWith } from './testing';

describe('ways to purchase', () => {
  test('follow from the brand; returns are in their own section if there is one', () => {
    expect(purchaseParams(panelWith({}, { filters: {} }))).toEqual(['experience']);
    expect(purchaseParams(panelWith({}, { filters: {} }, { sections: [] }))).toEqual(['experience', 'vehicleExchange']);
    expect(purchaseParams(panelWith({}, { filters: { homeServices: options({ A: 1 }) } }))).toContain('homeServices');
    expect(purchaseParams(panelWith({ homeServices: 'A' }, { filters: {} }))).toContain('homeServices');
  });

  test('R12 buying online is the channel of Hyundai on its brand', () => {
    const filters = { experience: options({ 'buy-online': 7, 'hyundai-buy-online': 3 }) };
    expect(onlineOption(panelWith({}, { filters }))).toMatchObject({ value: 'buy-online', count: 7 });
    expect(onlineOption(panelWith({}, { filters }, { makeCode: 'HYUND' }))).toMatchObject({
      value: 'hyundai-buy-online',
      count: 3,
    });
    expect(onlineOption(panelWith({}, { filters: {} }))).toEqual({
      value: 'buy-online',
      label: 'Buy Online',
      count: undefined,
    });
  });

  test('the checkbox for returns has the label and count of the answer', () => {
    expect(exchangeOption(panelWith({}, { filters: { vehicleExchange: options({ on: 4 }) } }))).toMatchObject({
      count: 4,
    });
    expect(exchangeOption(panelWith({}, { filters: {} })).value).toBe('on');
  });

  test('R24 a chosen service at home is there and not disabled', () => {
    const filters = { homeServices: options({ HOME_DELIVERY: 0, VIRTUAL_TOUR: 0 }) };
    const listed = homeServiceOptions(panelWith({ homeServices: 'HOME_DELIVERY' }, { filters }));
    expect(listed.map(({ disabled }) => disabled)).toEqual([false, true]);
    const several = homeServiceOptions(panelWith({ homeServices: 'HOME_DELIVERY,VIRTUAL_TOUR' }, { filters }));
    expect(several.at(-1)).toEqual({
      value: 'HOME_DELIVERY,VIRTUAL_TOUR',
      label: 'Home Delivery, Virtual Tour',
      disabled: false,
    });
  });

  test('R22 off is not chosen', () => {
    expect([isOn('on'), isOn('off'), isOn(undefined)]).toEqual([true, false, false]);
    expect([serviceOf({ homeServices: 'off' }), serviceOf({}), serviceOf({ homeServices: 'A' })]).toEqual([
      '',
      '',
      'A',
    ]);
  });
});
