/** 32 by 32: beside the brand's name, and as the site's icon. */
export const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <title>Hanlane Direct</title>
  <path fill="#131314" d="M0 0h32v32H0z"/>
  <path fill="#f09a68" d="M6 6h8l-4 20H2z"/>
  <path fill="#f6f2ec" d="M17 6h6l-4 20h-6zM26 6h4l-4 20h-4z"/>
</svg>`;
