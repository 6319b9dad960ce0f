import { useBrand, useSource } from '@forecourt/fragment-kit';
import { inBrandsWords } from '@forecourt/search-kit';
import type { ReactNode } from 'react';
import styles from './article.module.css';

/** Title and sections, as text. */
export function Article(): ReactNode {
  const brand = useBrand();
  const article = useSource('article');
  if (article === undefined) return null;
  const { title, sections } = article;
  return (
    <article className={styles.article}>
      <h1>{title}</h1>
      {sections.map(({ heading, paragraphs, links = [] }) => (
        <section key={heading} id={heading.toLowerCase().replace(/\W+/g, '-')}>
          <h2>{inBrandsWords(heading, brand)}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{inBrandsWords(paragraph, brand)}</p>
          ))}
          {links.length > 0 && (
            <ul>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </article>
  );
}
