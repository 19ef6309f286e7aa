/** The product's logo. */
export function Mark() {
  return (
    <span className="mark">
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M18 6.5c-1.2-2-3.4-3-6-3-3.3 0-5.7 1.7-5.7 4.3 0 5.7 11.7 2.7 11.7 8.7 0 2.6-2.5 4.2-5.9 4.2-2.9 0-5.1-1.1-6.4-3.2" />
      </svg>
    </span>
  )
}
