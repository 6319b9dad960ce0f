import { defineFragment, useOverlay } from '@forecourt/fragment-kit';
import { IntentLink } from '@forecourt/search-kit';
import { buttonClass } from '@forecourt/ui';
import { Guide, NoGuide } from '../../guide/guide';

/** Electric Vehicle Types and Differences (section 2, Overlays). */
export default defineFragment({
  name: 'electric-types',
  needs: ['electric-guide'],
  overlay: { placement: 'modal', size: 'md' },
  Component: function ElectricTypes({ data }) {
    const overlay = useOverlay();
    return (
      <Guide title="Electric vehicle types and differences" words={data['electric-guide']}>
        <IntentLink
          intent={{ type: 'toggle', param: 'fuelTypeGroup', value: 'ELE', on: true }}
          className={buttonClass({ variant: 'primary' })}
          onClick={() => overlay?.close('done')}
        >
          Show electric vehicles
        </IntentLink>
      </Guide>
    );
  },
  Fallback: NoGuide,
});
