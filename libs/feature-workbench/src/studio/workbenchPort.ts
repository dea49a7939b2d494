import { isApiError, unwrap, unwrapList, type ApiClient, type Schemas } from '@spruce/api-client'
import type {
  StudioEndpoint,
  StudioEndpoints,
  StudioHistory,
  StudioPage,
  StudioPort,
  StudioPresence,
  StudioTargets,
  StudioVersion,
  StudioViewers,
} from '@spruce/page-builder/studio'

type Workbench = Schemas['Workbench']
type WorkbenchInfo = Schemas['WorkbenchInfo']

/** What the person may do with the workbench. */
export interface WorkbenchRights {
  readonly canPublish: boolean
  /** As whom they may preview it. */
  readonly viewers?: StudioViewers | undefined
  /** Who else has it open; for who may edit it. */
  readonly presence?: StudioPresence
  /** Asks for one of the company's pictures; for who may list them. */
  readonly choosePicture?: StudioPort['choosePicture'] | undefined
  /** What a click can open, as far as they may list it. */
  readonly targets?: StudioTargets | undefined
}

/** So many revisions a page of the history has. */
const pageSize = 20

/** A workbench with its draft, as the studio takes it. */
export function studioPageOf({ workbench, document }: WorkbenchInfo): StudioPage {
  return { ...versionOf(workbench), document }
}

function versionOf({ version, hasChanges, status }: Workbench): StudioVersion {
  return { version, hasChanges: hasChanges || status !== 'published' }
}

/** Keeps a workbench by the calls of its operations. @param onChange told whenever the server has another one */
export function createWorkbenchPort(
  api: ApiClient,
  id: string,
  { canPublish, viewers, presence, choosePicture, targets }: WorkbenchRights,
  onChange: () => void,
): StudioPort {
  const path = { id }
  const load = async () =>
    studioPageOf(await unwrap(api.GET('/spruce/api/v1/workbenches/{id}', { params: { path } })))
  const told = (workbench: Workbench) => {
    onChange()
    return versionOf(workbench)
  }

  const history: StudioHistory = {
    list: (page, signal) =>
      unwrapList(
        api.GET('/spruce/api/v1/workbenches/{id}/revisions', {
          params: { path, query: { page, size: pageSize } },
          signal,
        }),
      ),
    async read(number, signal) {
      const { document } = await unwrap(
        api.GET('/spruce/api/v1/workbenches/{id}/revisions/{number}', {
          params: { path: { id, number } },
          signal,
        }),
      )
      return document
    },
    async restore(number, version) {
      told(
        await unwrap(
          api.POST('/spruce/api/v1/workbenches/{id}/revisions/{number}/restore', {
            params: { path: { id, number } },
            body: { version },
          }),
        ),
      )
      return load()
    },
    ...(canPublish && {
      rollBack: async (number: number, note: string, version: number) =>
        told(
          await unwrap(
            api.POST('/spruce/api/v1/workbenches/{id}/revisions/{number}/roll-back', {
              params: { path: { id, number } },
              body: { version, ...noteOf(note) },
            }),
          ),
        ),
    }),
  }

  return {
    async save(document, version) {
      try {
        const workbench = await unwrap(
          api.PUT('/spruce/api/v1/workbenches/{id}/draft', {
            params: { path },
            body: { version, document: document },
          }),
        )
        return { ok: true, ...told(workbench) }
      } catch (error) {
        if (!isApiError(error) || error.status !== 412) throw error
        return { ok: false, theirs: await load() }
      }
    },
    ...(canPublish && {
      publish: async (note: string, version: number) =>
        told(
          await unwrap(
            api.POST('/spruce/api/v1/workbenches/{id}/publish', {
              params: { path },
              body: { version, ...noteOf(note) },
            }),
          ),
        ),
    }),
    history,
    ...(viewers && { viewers }),
    ...(presence && { presence }),
    ...(choosePicture && { choosePicture }),
    ...(targets && { targets }),
    endpoints: endpointsOf(api),
  }
}

/** Who edits a workbench may list the endpoints that its queries ask. */
function endpointsOf(api: ApiClient): StudioEndpoints {
  const optionOf = ({ id, name, baseUrl }: Schemas['DataEndpoint']): StudioEndpoint => {
    return { value: id, label: name, description: baseUrl }
  }
  return {
    async find(keyword, signal) {
      const query = { ...(keyword !== '' && { keyword }), enabled: true, size: 20 }
      const { rows } = await unwrapList(
        api.GET('/spruce/api/v1/data-endpoints', { params: { query }, signal }),
      )
      return rows.map(optionOf)
    },
    async read(id) {
      const path = { id }
      return optionOf(
        await unwrap(api.GET('/spruce/api/v1/data-endpoints/{id}', { params: { path } })),
      )
    },
  }
}

function noteOf(note: string) {
  return note === '' ? {} : { note }
}
