import type { ReactNode } from 'react';
import styles from './actions.module.css';

/** Gives the page a first heading and a link to all cars. */
export function Fallback(): ReactNode {
  return (
    <div className={styles.fallback}>
      <h1>Car for Sale</h1>
      <p>Price and contact are not available right now.</p>
      <a href="/cars-for-sale/all">See all cars for sale</a>
    </div>
  );
}
