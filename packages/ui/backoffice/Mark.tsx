import { markPath } from './mark-path.ts'

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
        <path d={markPath} />
      </svg>
    </span>
  )
}
