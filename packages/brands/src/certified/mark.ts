/** 32 by 32: beside the brand's name, and as the site's icon. */
export const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <title>Proven Choice Certified</title>
  <path fill="#ffd24a" d="m16 0 14.4 4.8V16l-3.8 8.6L16 32 5.4 24.6 1.6 16V4.8z"/>
  <path fill="none" stroke="#0b4a34" stroke-width="4" d="m8.5 15.5 5.5 5.5 9.5-10"/>
</svg>`;
