/** The sign of the site: a row of gables with a door. The same as the icon of the browser's tab. */
export const Mark = ({ size }: { size: number }) => (
  <svg className="brand-mark" viewBox="0 0 64 64" width={size} height={size} aria-hidden="true">
    <rect className="brand-mark__ground" width="64" height="64" rx="14" />
    <path className="brand-mark__house" d="M13 52V33h6v-7h6v-7h4v-7h6v7h4v7h6v7h6v19z" />
    <path className="brand-mark__door" d="M26 52V41a6 6 0 0 1 12 0v11z" />
  </svg>
)
