/** 32 by 32: beside the brand's name, and as the site's icon. */
export const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <title>Fairfigure</title>
  <rect width="32" height="32" rx="4.5" fill="#6b2a86"/>
  <path fill="#e8672c" d="M32 0v27.5a4.5 4.5 0 0 1-4.5 4.5H0z"/>
  <path fill="#fffdf9" d="M7 10h18v3.5H7zM7 18.5h18V22H7z"/>
</svg>`;
