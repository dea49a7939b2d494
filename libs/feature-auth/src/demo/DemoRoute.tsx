import { useEffect } from 'react'
import { useAuth } from '../AuthEnvironment.js'
import { lookOf } from '../lookOf.js'
import { DemoPage } from './DemoPage.js'

/** /demo: what an evaluation offers; /404 in production, which has no demo data. */
export function DemoRoute() {
  const auth = useAuth()
  const { evaluation } = auth.deploy

  useEffect(() => {
    if (!evaluation) void auth.go('/404', { replace: true })
  }, [auth, evaluation])

  if (!evaluation) return null
  return <DemoPage look={lookOf(auth)} />
}
