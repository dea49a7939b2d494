import { useEffect, useState } from 'react'
import { useAuth } from '../AuthEnvironment.js'
import { lookOf } from '../lookOf.js'
import { DemoPage } from './DemoPage.js'
import type { DemoPerson } from './demoPeople.js'
import { signInToDemo } from './signInToDemo.js'

/** /demo: what an evaluation offers; /404 in production, which has no demo data. */
export function DemoRoute() {
  const auth = useAuth()
  const { evaluation } = auth.deploy
  const [pending, setPending] = useState<DemoPerson['account']>()
  const [problem, setProblem] = useState<string>()

  useEffect(() => {
    if (!evaluation) void auth.go('/404', { replace: true })
  }, [auth, evaluation])

  async function signIn(person: DemoPerson) {
    setProblem(undefined)
    setPending(person.account)
    auth.onFirstInput()
    const refused = await signInToDemo(auth, person)
    setProblem(refused?.message ?? refused?.fields?.captcha)
    setPending(undefined)
  }

  if (!evaluation) return null
  return (
    <DemoPage
      look={lookOf(auth)}
      pending={pending}
      problem={problem}
      onSignIn={(person) => void signIn(person)}
    />
  )
}
