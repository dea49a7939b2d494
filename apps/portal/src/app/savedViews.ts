import { unwrap, type ApiClient, type Schemas } from '@spruce/api-client'
import {
  readTableView,
  type NamedView,
  type ViewKey,
  type ViewPort,
  type ViewSet,
} from '@spruce/shell-ui'

type Stored = Schemas['SavedView']

/**
 * The entry among a person's own views that says which one was chosen last, so that it is found on every
 * device. Its one filter, `view`, holds the key; nobody's view may have this name.
 */
const lastUsedName = '~last-used~'

/** What the contract of views keeps at most. */
const limits = { views: 49, name: 50 } // the fiftieth is the entry above

/** Saved views of tables, kept by the server. @param isReadOnly nothing is kept: a mock login */
export function savedViews(api: ApiClient, isReadOnly: boolean): ViewPort {
  return {
    isReadOnly,
    limits,
    sharePermission: 'view:publish',
    load: async (page, signal) =>
      readSet(
        await unwrap(
          api.GET('/spruce/api/v1/views', {
            params: { query: { page } },
            ...(signal && { signal }),
          }),
        ),
      ),
    saveMine: async (page, { mine, lastUsed }) =>
      readSet(
        await unwrap(
          api.PUT('/spruce/api/v1/views/mine', {
            body: {
              page,
              views: [
                ...mine.filter(({ name }) => name !== lastUsedName).map(toStored),
                ...(lastUsed === undefined ? [] : [lastUsedEntry(lastUsed)]),
              ],
            },
          }),
        ),
      ),
    saveShared: async (page, { shared, defaultName }) =>
      readSet(
        await unwrap(
          api.PUT('/spruce/api/v1/views/shared', {
            body: { page, views: shared.map(toStored), defaultName: defaultName ?? null },
          }),
        ),
      ),
  }
}

function readSet({ mine, shared, defaultName }: Schemas['ViewSet']): ViewSet {
  const last = mine.find(({ name }) => name === lastUsedName)?.content.filters[0]?.value
  return {
    mine: mine.filter(({ name }) => name !== lastUsedName).map(fromStored),
    shared: shared.map(fromStored),
    defaultName: defaultName ?? undefined,
    lastUsed: isKey(last) ? last : undefined,
  }
}

function isKey(value: string | undefined): value is ViewKey {
  return value !== undefined && /^$|^(?:mine|shared)\/./u.test(value)
}

function fromStored({ name, content }: Stored): NamedView {
  return {
    name,
    view: readTableView({
      ...content,
      filters: Object.fromEntries(content.filters.map((one) => [one.name, one.value])),
      columns: content.columns.map(({ key, visible, width }) => ({
        id: key,
        isShown: visible,
        width,
      })),
    }),
  }
}

function toStored({ name, view }: NamedView): Stored {
  const { columns, filters, sort, size, density = 'comfortable' } = view
  return {
    name,
    content: {
      columns: columns.map(({ id, isShown, width }) => ({
        key: id,
        visible: isShown,
        ...(width !== undefined && { width }),
      })),
      filters: Object.entries(filters).map(([filter, value]) => ({ name: filter, value })),
      sort: sort ?? null,
      size: size as Stored['content']['size'], // readTableView gives none but those on offer
      density,
    },
  }
}

function lastUsedEntry(key: ViewKey): Stored {
  return {
    name: lastUsedName,
    content: {
      columns: [],
      filters: [{ name: 'view', value: key }],
      sort: null,
      size: 20,
      density: 'comfortable',
    },
  }
}
