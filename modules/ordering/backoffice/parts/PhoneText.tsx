import { lazy, Suspense } from 'react'

/** The code is loaded when the first number is shown. It contains a large parser for the phone numbers of all countries. */
const Grouped = lazy(() =>
  import('../../rules/phone.ts').then(({ phoneText }) => ({
    default: ({ phone }: { phone: string }) => phoneText(phone),
  })),
)

/** A stored phone number in groups: '+49 1512 3456789'. Until the code that groups it is loaded, it is one row of digits. */
export function PhoneText({ phone }: { phone: string }) {
  return (
    <span className="nw">
      <Suspense fallback={phone}>
        <Grouped phone={phone} />
      </Suspense>
    </span>
  )
}
