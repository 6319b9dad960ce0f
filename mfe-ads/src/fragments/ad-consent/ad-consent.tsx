import { type FragmentProps, usePageBelow, useView } from '@forecourt/fragment-kit';
import { Button } from '@forecourt/ui';
import { type ReactNode, useId, useRef } from 'react';
import { useDock } from '../../frame/use-dock';
import styles from './ad-consent.module.css';

/** Where the shell keeps the answer in a cookie. */
const path = '/cars-for-sale/ad-consent';

/** A no is as easy as a yes, and neither is chosen before. */
const answers = [
  { answer: 'denied', label: 'No, only the page' },
  { answer: 'granted', label: 'Yes, they may' },
] as const;

export function AdConsent({ brand }: FragmentProps<never>): ReactNode {
  const { params } = useView();
  if (brand.ads?.asksConsent !== true || !brand.flags.ads) return null;
  if (params.article !== undefined) return params.article === 'privacy' ? <Choices said={params.adConsent} /> : null;
  return params.adConsent === undefined ? <Banner /> : null;
}

/** Over the bottom of the window until it is answered; the page's end leaves room for it. */
function Banner(): ReactNode {
  const id = useId();
  const banner = useRef<HTMLElement>(null);
  const { isTaken } = useDock(banner, true);
  return (
    <div className={styles.room}>
      <section ref={banner} aria-labelledby={id} hidden={isTaken} className={styles.banner}>
        <h2 id={id} className={styles.title}>
          Ads on this site
        </h2>
        <p className={styles.words}>
          Ads go by the page you are on. May they also use your region, and may this browser remember which it has shown
          you today? <a href="/privacy#ad-choices">What that means</a>
        </p>
        <Answers />
      </section>
    </div>
  );
}

const said = {
  granted: 'You have said yes: ads may use your region, and this browser remembers which it has shown you today.',
  denied: 'You have said no: ads go by the page alone, and nothing of them is remembered.',
};

function Choices({ said: answer }: { said: string | undefined }): ReactNode {
  const id = useId();
  return (
    <section id="ad-choices" aria-labelledby={id} className={styles.choices}>
      <h2 id={id}>Your ad choices</h2>
      <p>
        {answer === 'granted' || answer === 'denied'
          ? said[answer]
          : 'You have not answered yet: until you do, ads go by the page alone, and nothing of them is remembered.'}
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
