import { lazy, useState, type ComponentType } from 'react'

/** A component that comes by `import()`. @public */
export interface LazyPart<Props extends object> {
  (props: Props): React.ReactElement
  /** Fetches its code; what shows from then on shows at once. Rejects when the code does not come. */
  preload: () => Promise<unknown>
}

/**
 * As React's `lazy`, and without a fallback once its code is there: React shows a fallback for a third of
 * a second at least, even where the code has come long before. @public
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
  const Late = lazy(async () => ({ default: await preload() }))
  function Part(props: Props) {
    const [View] = useState<ComponentType<Props>>(() => loaded ?? Late)
    return <View {...props} />
  }
  return Object.assign(Part, { preload })
}
