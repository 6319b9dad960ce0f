import { memo, type ReactNode } from 'react';
import { choicesOf } from '../model/choices';
import type { Panel } from '../model/panel';
import type { Section } from '../model/sections';
import { BodyTiles } from './body-tiles';
import { BoundSection } from './bound-section';
import { Checklist } from './checklist';
import { GuaranteeSection } from './guarantee-section';
import { LocationSection } from './location-section';
import { PriceSection } from './price-section';
import { PurchaseSection } from './purchase-section';
import { VehicleSection } from './vehicle-section';
import { YearsSection } from './years-section';

interface ContentProps {
  section: Section;
  panel: Panel;
}

/** What stands in a section, by its kind. A section says by its name all that it is. */
export const SectionContent = memo(
  Content,
  (before: ContentProps, after: ContentProps) =>
    before.panel === after.panel && before.section.name === after.section.name,
);

function Content({ section, panel }: ContentProps): ReactNode {
  const { title } = section;
  switch (section.kind) {
    case 'list':
      return <Checklist label={title} choices={choicesOf(section.param, panel)} />;
    case 'colors':
      return <Checklist label={title} choices={choicesOf(section.param, panel)} swatch />;
    case 'bodies':
      return <BodyTiles label={title} choices={choicesOf(section.param, panel)} />;
    case 'bound':
      return <BoundSection title={title} param={section.param} panel={panel} />;
    case 'vehicle':
      return <VehicleSection panel={panel} />;
    case 'price':
      return <PriceSection panel={panel} />;
    case 'years':
      return <YearsSection panel={panel} />;
    case 'purchase':
      return <PurchaseSection panel={panel} />;
    case 'location':
      return <LocationSection panel={panel} />;
    case 'guarantee':
      return <GuaranteeSection panel={panel} />;
  }
}
