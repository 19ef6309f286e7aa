import { lazy, Suspense } from 'react'
import { useSignOut } from './PersonMenu.tsx'

const SecondFactorFirst = lazy(() => import('#modules/identity/backoffice/SecondFactorFirst.tsx'))

/** In place of the back office: what the user has to set up first. */
export function SetUpFirst({ onDone }: { onDone: () => void }) {
  const signOut = useSignOut()
  return (
    <Suspense fallback={null}>
      <SecondFactorFirst onDone={onDone} onSignOut={() => void signOut()} />
    </Suspense>
  )
}
