import { queryOf, type ApiClient } from '@spruce/api-client'
import { listPalette } from '@spruce/api-client/operations'
import type { ComponentRegistry } from '@spruce/designer-engine/registry'
import { createPageRegistry, type PageRegistryOptions } from '@spruce/page-builder'
import { defineFrameComponent, type FrameComponent } from '@spruce/page-builder/components'
import { allWidgets } from '@spruce/page-builder/widgets'
import { useApi } from '@spruce/session/react'
import { queryOptions, useQuery } from '@tanstack/react-query'

/** The widgets of the product. */
const ownRegistry = createPageRegistry(allWidgets)

/** What pages may hold: the widgets of the product, and the components that the company's designers are given. */
function registryOptions(api: ApiClient) {
  return queryOptions({
    ...queryOf(api, listPalette),
    select: offeredRegistry,
    // The page says in its place what went wrong.
    ...{ staleTime: 60_000, meta: { silent: true } },
  })
}

/** A component as a console edits it: one of the product has no page. @public */
export type RegisteredComponent = Omit<FrameComponent, 'url'> & { readonly url: string | null }

/** The widgets of the product, and those of these components that have a page. */
export function registryOf(
  components: readonly RegisteredComponent[],
  options?: PageRegistryOptions,
): ComponentRegistry {
  const frames = components.flatMap((component) => {
    const { url, code } = component
    if (url === null || ownRegistry.has(code)) return []
    return defineFrameComponent({ ...component, url }) ?? []
  })
  return createPageRegistry([...allWidgets, ...frames], options)
}

/** Only what the platform and the company offer may be placed, of the widgets of the product too. */
function offeredRegistry(palette: readonly RegisteredComponent[]): ComponentRegistry {
  const offered = new Set(palette.map(({ code }) => code))
  const withheld = allWidgets.map(({ type }) => type).filter((type) => !offered.has(type))
  return registryOf(palette, { withheld })
}

/** What a designer may place. */
export function usePalette() {
  return useQuery(registryOptions(useApi()))
}

/**
 * What shows a stored page; undefined while it loads. Only a page with more than the widgets of the product asks for
 * components; where they do not come, each says in its place that it is missing.
 */
export function useRegistryOf(document: unknown): ComponentRegistry | undefined {
  const isNeeded = holdsMore(document)
  const { data, error } = useQuery({ ...registryOptions(useApi()), enabled: isNeeded })
  return isNeeded && !error ? data : ownRegistry
}

function holdsMore(document: unknown): boolean {
  if (!isRecord(document) || !isRecord(document['nodes'])) return false
  return Object.values(document['nodes']).some(
    (node) => isRecord(node) && typeof node['type'] === 'string' && !ownRegistry.has(node['type']),
  )
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
