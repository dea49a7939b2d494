import {
  createContext,
  lazy,
  Suspense,
  use,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'

/** A component that comes by `import()`. @public */
export interface LazyPart<Props extends object> {
  (props: Props): ReactNode
  /** Fetches its code; what shows from then on shows at once. Rejects when the code does not come. */
  preload: () => Promise<unknown>
}

/** What the nearest boundary shows meanwhile; undefined where there is none. */
const FallbackContext = createContext<ReactNode>(undefined)

/** @public */
export interface LazyBoundaryProps {
  /** Stands in the place of each part below whose code is on its way, and of all of them where something else suspends. */
  fallback: ReactNode
  children: ReactNode
}

/**
 * A `Suspense` that shows parts made by `lazyPart` as soon as their code has come: what React's waits for shows a third of a
 * second after the fallback at the earliest. It does so for the parts directly below; those within them have boundaries of
 * their own, or wait as React does. @public
 */
export function LazyBoundary({ fallback, children }: LazyBoundaryProps) {
  return (
    <Suspense fallback={fallback}>
      <FallbackContext value={fallback}>{children}</FallbackContext>
    </Suspense>
  )
}

/**
 * As React's `lazy`, and without a fallback once its code is there. Suspends where no `LazyBoundary` is above. Throws when its
 * code does not come; whoever shows it again tries again. @public
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined
  let loading: Promise<ComponentType<Props>> | undefined
  const preload = () =>
    (loading ??= load().then(
      (View) => {
        loaded = View
        return View
      },
      (error: unknown) => {
        loading = undefined // whoever shows it tries again
        throw error
      },
    ))
  const Suspended = lazy(async () => ({ default: await preload() }))

  function Awaited({ props, fallback }: { props: Props; fallback: ReactNode }) {
    const [ended, setEnded] = useState<{ View: ComponentType<Props> } | { error: unknown }>()
    useEffect(() => {
      let isGone = false
      const end = (outcome: NonNullable<typeof ended>) => {
        if (!isGone) setEnded(outcome)
      }
      preload().then(
        (View) => end({ View }),
        (error: unknown) => end({ error }),
      )
      return () => {
        isGone = true
      }
    }, [])
    if (!ended) return fallback
    if ('error' in ended) throw ended.error
    return <Shown View={ended.View} props={props} />
  }

  function Part(props: Props) {
    const fallback = use(FallbackContext)
    const [View] = useState(() => loaded ?? (fallback === undefined ? Suspended : undefined))
    if (!View) return <Awaited props={props} fallback={fallback} />
    return <Shown View={View} props={props} />
  }
  return Object.assign(Part, { preload })
}

/** A boundary is for the parts directly below. */
function Shown<Props extends object>({
  View,
  props,
}: {
  View: ComponentType<Props>
  props: Props
}) {
  return (
    <FallbackContext value={undefined}>
      <View {...props} />
    </FallbackContext>
  )
}
