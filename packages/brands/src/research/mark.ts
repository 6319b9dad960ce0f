/** 32 by 32: beside the brand's name, and as the site's icon. */
export const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <title>Motorscope</title>
  <circle cx="16" cy="16" r="13" fill="none" stroke="#4a78ee" stroke-width="4.5"/>
  <circle cx="16" cy="16" r="8" fill="#4a78ee"/>
  <circle cx="12.5" cy="12" r="4.5" fill="#ffb627"/>
</svg>`;
