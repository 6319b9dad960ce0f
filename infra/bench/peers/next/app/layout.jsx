import { brand } from '../generated/data.mjs';

export default function Document({ children }) {
  return (
    <html lang="en-US" data-theme={brand.id}>
      <body className="fc-page">
        <a className="fc-skip" href="#main">
          Skip to results
        </a>
        <header className="fc-header">
          <a className="fc-brand" href="/cars-for-sale/all">
            {brand.name}
          </a>
          <nav className="fc-nav" aria-label="Main">
            <ul>
              {brand.nav.map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
        </header>
        {children}
      </body>
    </html>
  );
}
