import { queryOf, type ApiClient } from '@spruce/api-client'
import { listPalette } from '@spruce/api-client/operations'
import type { AnyComponentDefinition, ComponentRegistry } from '@spruce/designer-engine/registry'
import { createPageRegistry, type PageRegistryOptions } from '@spruce/page-builder'
import {
  defineFrameComponent,
  defineWithheldComponent,
  type FrameComponent,
} from '@spruce/page-builder/components'
import { allWidgets } from '@spruce/page-builder/widgets'
import { useApi } from '@spruce/session/react'
import { queryOptions, useQuery } from '@tanstack/react-query'

/** The widgets of the product. */
const ownRegistry = createPageRegistry(allWidgets)

/**
 * What pages may hold: the widgets of the product, and the components that the company's designers are given.
 * @param codes of components on the page: those that do not show to the person stand in it as such
 */
function registryOptions(api: ApiClient, codes: readonly string[]) {
  return queryOptions({
    ...queryOf(api, listPalette, codes.length > 0 ? { query: { codes: [...codes] } } : {}),
    select: offeredRegistry,
    // The page says in its place what went wrong.
    ...{ staleTime: 60_000, meta: { silent: true } },
  })
}

/** A component as a console edits it: one of the product has no page. @public */
export type RegisteredComponent = Omit<FrameComponent, 'url'> & {
  readonly url: string | null
  /** Whether it shows to the person. Default: it does. */
  readonly isShown?: boolean
}

/** The widgets of the product, and those of these components that have a page; the first one of a code. */
export function registryOf(
  components: readonly RegisteredComponent[],
  options?: PageRegistryOptions,
): ComponentRegistry {
  const found = new Map<string, AnyComponentDefinition>()
  for (const component of components) {
    const { code } = component
    const definition =
      ownRegistry.has(code) || found.has(code) ? undefined : definitionOf(component)
    if (definition) found.set(code, definition)
  }
  return createPageRegistry([...allWidgets, ...found.values()], options)
}

function definitionOf({ url, isShown = true, ...component }: RegisteredComponent) {
  if (!isShown) return defineWithheldComponent(component)
  return url === null ? undefined : defineFrameComponent({ ...component, url })
}

/** Only what the platform and the company offer to the person may be placed, of the widgets of the product too. */
function offeredRegistry(palette: readonly RegisteredComponent[]): ComponentRegistry {
  const shown = palette.filter(({ isShown = true }) => isShown)
  const hidden = palette.filter((component) => !shown.includes(component))
  const offered = new Set(shown.map(({ code }) => code))
  const types = [...allWidgets.map(({ type }) => type), ...hidden.map(({ code }) => code)]
  const withheld = types.filter((type) => !offered.has(type))
  return registryOf([...shown, ...hidden], { withheld })
}

/** What a designer may place, and shows what they design; a document that is still on its way holds nothing. */
export function usePalette(documents: readonly unknown[]) {
  return useQuery(registryOptions(useApi(), codesOn(documents)))
}

/**
 * What shows a stored page; undefined while it loads. Only a page with more than the widgets of the product asks for
 * components; where they do not come, each says in its place that it is missing.
 */
export function useRegistryOf(document: unknown): ComponentRegistry | undefined {
  const codes = codesOn([document])
  const isNeeded = codes.length > 0
  const { data, error } = useQuery({ ...registryOptions(useApi(), codes), enabled: isNeeded })
  return isNeeded && !error ? data : ownRegistry
}

/** The most that one call asks for. */
const mostCodes = 100

/** The types in these documents that are no widgets of the product, as the contract takes codes. */
function codesOn(documents: readonly unknown[]): string[] {
  const nodes = documents.flatMap((document) =>
    isRecord(document) && isRecord(document['nodes']) ? Object.values(document['nodes']) : [],
  )
  const types = nodes.flatMap((node) => {
    const type = isRecord(node) ? node['type'] : undefined
    return typeof type === 'string' && !ownRegistry.has(type) ? [type] : []
  })
  const codes = types.filter((type) => /^[a-z][0-9a-z.-]{0,49}$/.test(type))
  return [...new Set(codes)].toSorted().slice(0, mostCodes)
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
