import { Suspense } from 'react'
import { useComposition } from '../composition.tsx'
import { useSignOut } from './PersonMenu.tsx'

/** Shown in place of the back office until the user has completed the required set-up, for example of the second factor. */
export function SetUpFirst({ onDone }: { onDone: () => void }) {
  const signOut = useSignOut()
  const { session } = useComposition()
  return (
    <Suspense fallback={null}>
      <session.SetUpFirst onDone={onDone} onSignOut={() => void signOut()} />
    </Suspense>
  )
}
