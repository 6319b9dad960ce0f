import { type FragmentProps, usePageBelow, useView } from '@forecourt/fragment-kit';
import { Button } from '@forecourt/ui';
import { type ReactNode, useId, useRef } from 'react';
import { useDock } from '../../frame/use-dock';
import styles from './ad-consent.module.css';

/** Path where the shell stores the answer in a cookie. */
const path = '/cars-for-sale/ad-consent';

/** Declining is as easy as consenting, and neither is preselected. */
const answers = [
  { answer: 'denied', label: 'No, this page only' },
  { answer: 'granted', label: 'Yes, I agree' },
] as const;

export function AdConsent({ brand }: FragmentProps<never>): ReactNode {
  const { params } = useView();
  if (brand.ads?.asksConsent !== true || !brand.flags.ads) return null;
  if (params.article !== undefined) return params.article === 'privacy' ? <Choices said={params.adConsent} /> : null;
  return params.adConsent === undefined ? <Banner /> : null;
}

/** Shown at the bottom of the window until it is answered, low enough to leave the first car in sight (R59). The page's end has room for it. */
function Banner(): ReactNode {
  const banner = useRef<HTMLElement>(null);
  const { isTaken } = useDock(banner, true);
  return (
    <div className={styles.room}>
      <section ref={banner} aria-label="Ads on this site" hidden={isTaken} className={styles.banner}>
        <p className={styles.words}>
          May ads use your region, and remember which you saw today? <a href="/privacy#ad-choices">What that means</a>
        </p>
        <Answers />
      </section>
    </div>
  );
}

const said = {
  granted: 'You have agreed: ads may use your region, and this browser remembers which ads it has shown you today.',
  denied: 'You have declined: ads are chosen for the page only, and this browser does not remember them.',
};

function Choices({ said: answer }: { said: string | undefined }): ReactNode {
  const id = useId();
  return (
    <section id="ad-choices" aria-labelledby={id} className={styles.choices}>
      <h2 id={id}>Your ad choices</h2>
      <p>
        {answer === 'granted' || answer === 'denied'
          ? said[answer]
          : 'You have not answered yet: until you do, ads are chosen for the page only, and this browser does not remember them.'}
      </p>
      <p>May ads use your region, and may this browser remember which it has shown you today?</p>
      <Answers />
    </section>
  );
}

function Answers(): ReactNode {
  return (
    <form method="post" action={path} className={styles.answers}>
      <input type="hidden" name="refUrl" value={usePageBelow()} />
      {answers.map(({ answer, label }) => (
        <Button key={answer} type="submit" name="answer" value={answer} size="sm">
          {label}
        </Button>
      ))}
    </form>
  );
}
