/**
 * Days as the site writes them, in UTC. Without `Intl`, whose first formatter takes a phone a tenth of a second,
 * just when the reader waits for React to start.
 */

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const monthOf = (date: Date) => months[date.getUTCMonth()] ?? '';

/** Such as `November 2`. */
export const dayOfYear = (date: Date) => `${monthOf(date)} ${date.getUTCDate()}`;

/** Such as `November 2, 2025`. */
export const longDay = (date: Date) => `${dayOfYear(date)}, ${date.getUTCFullYear()}`;

/** Such as `Nov 2, 2025`. */
export const shortDay = (date: Date) =>
  `${monthOf(date).slice(0, 3)} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
