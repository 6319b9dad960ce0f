import { dealsPath } from '@forecourt/listing';
import { Button } from '@forecourt/ui';
import type { FormEvent, ReactNode } from 'react';
import styles from './purchase.module.css';
import { type Step, stepAfter, stepHref } from './steps';

interface StepFormProps {
  carId: string;
  step: Step;
  /** Fields besides those of the step. */
  hidden: Readonly<Record<string, string | number>>;
  onInput?(event: FormEvent<HTMLFormElement>): void;
  /** Whether the step has figures that a button without script shows anew. */
  calculates?: boolean;
  children: ReactNode;
}

/** Renders the form of a step: it adds its fields to the draft, and leads to the next step. */
export function StepForm({ carId, step, hidden, onInput, calculates, children }: StepFormProps): ReactNode {
  const here = stepHref(carId, step);
  return (
    <form method="post" action={dealsPath} onInput={onInput} className={styles.form}>
      {Object.entries({ ...hidden, carId, refUrl: here }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" size="lg" name="doneUrl" value={stepHref(carId, stepAfter(step))}>
          Save and continue
        </Button>
        {calculates && (
          <span className="fc-until-alive">
            <Button type="submit" size="lg" name="doneUrl" value={here}>
              Show the new figures
            </Button>
          </span>
        )}
      </div>
    </form>
  );
}
