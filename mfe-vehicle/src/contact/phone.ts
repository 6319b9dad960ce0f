/** Properties of a field for an optional phone number: at least seven digits. A browser that refuses it without script shows the title. */
export const phoneField = {
  type: 'tel',
  maxLength: 30,
  pattern: '[+\\(]*\\d(?:[\\s\\(\\).\\-]*\\d){6,}',
  title: 'A phone number such as (312) 555-0142.',
  autoComplete: 'tel',
} as const;
