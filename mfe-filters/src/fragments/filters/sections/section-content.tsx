import { off } from '@forecourt/search-kit';
import { memo, type ReactNode } from 'react';
import { choicesOf } from '../model/choices';
import type { Panel } from '../model/panel';
import type { Section } from '../model/sections';
import { BodyTiles } from './body-tiles';
import { BoundSection } from './bound-section';
import { Checklist } from './checklist';
import { GroupedChecklist } from './grouped-checklist';
import { GuaranteeSection } from './guarantee-section';
import { LocationSection } from './location-section';
import { PriceSection } from './price-section';
import { PurchaseSection } from './purchase-section';
import { SectionNote } from './section-note';
import { VehicleSection } from './vehicle-section';
import { YearsSection } from './years-section';

interface ContentProps {
  section: Section;
  panel: Panel;
}

/** Renders a section's content by its look. */
export const SectionContent = memo(
  Content,
  (before: ContentProps, after: ContentProps) =>
    before.panel === after.panel && before.section.name === after.section.name,
);

function Content({ section, panel }: ContentProps): ReactNode {
  const { title } = section;
  switch (section.look) {
    case 'checks': {
      const groups = Object.hasOwn(panel.filterGroups, section.param) ? panel.filterGroups[section.param] : undefined;
      return (
        <div>
          {section.param === 'listingType' && panel.brand.defaultListingType !== undefined && (
            // Without script unchecked boxes are not sent, and their absence would mean the brand's default (R7).
            <input type="hidden" name="listingType" value={off} />
          )}
          {groups === undefined ? (
            <Checklist label={title} choices={choicesOf(section.param, panel)} />
          ) : (
            <GroupedChecklist label={title} choices={choicesOf(section.param, panel)} groups={groups} />
          )}
          <SectionNote name={section.name} panel={panel} />
        </div>
      );
    }
    case 'swatches':
      return <Checklist label={title} choices={choicesOf(section.param, panel)} swatch />;
    case 'tiles':
      return <BodyTiles label={title} choices={choicesOf(section.param, panel)} />;
    case 'bounds':
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
