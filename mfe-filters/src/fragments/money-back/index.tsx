import { defineFragment, useOverlay } from '@forecourt/fragment-kit';
import { IntentLink } from '@forecourt/search-kit';
import { buttonClass } from '@forecourt/ui';
import { Guide, NoGuide } from '../../guide/guide';

/** Money Back Guarantee details (section 2, Overlays). */
export default defineFragment({
  name: 'money-back',
  needs: ['guarantee-guide'],
  overlay: { placement: 'modal', size: 'md' },
  Component: function MoneyBack({ data }) {
    const overlay = useOverlay();
    return (
      <Guide title="Money back guarantee" words={data['guarantee-guide']}>
        <IntentLink
          intent={{ type: 'set', param: 'vehicleExchange', value: 'on' }}
          className={buttonClass({ variant: 'primary' })}
          onClick={() => overlay?.close('done')}
        >
          Show vehicles with the guarantee
        </IntentLink>
      </Guide>
    );
  },
  Fallback: NoGuide,
});
