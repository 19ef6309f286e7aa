import { Suspense } from 'react'
import { useComposition } from '../composition.tsx'
import { useSignOut } from './PersonMenu.tsx'

/** Replaces the back office: what the user has to set up first. */
export function SetUpFirst({ onDone }: { onDone: () => void }) {
  const signOut = useSignOut()
  const { session } = useComposition()
  return (
    <Suspense fallback={null}>
      <session.SetUpFirst onDone={onDone} onSignOut={() => void signOut()} />
    </Suspense>
  )
}
