import type { JsonObject } from '@spruce/designer-engine'

/** What a server says of a page beside its document. @public */
export interface StudioVersion {
  /** Sent with the next write. */
  readonly version: number
  /** The draft is another one than what is out. */
  readonly hasChanges: boolean
}

/** A page as a server has it. @public */
export interface StudioPage extends StudioVersion {
  readonly document: unknown
}

/** What became of a save: somebody else may have saved in between. @public */
export type StudioSaveAnswer =
  ({ readonly ok: true } & StudioVersion) | { readonly ok: false; readonly theirs: StudioPage }

/** One stored state of a page. @public */
export interface StudioRevision {
  readonly number: number
  readonly note: string | null
  readonly savedBy: string | null
  readonly savedAt: string
  /** Who published it, as long as it was published. */
  readonly releasedBy: string | null
  readonly releasedAt: string | null
  readonly isDraft: boolean
  readonly isPublished: boolean
}

/** The stored states of a page. @public */
export interface StudioHistory {
  /** Newest first; pages begin with 1. */
  list(
    page: number,
    signal: AbortSignal,
  ): Promise<{ readonly rows: readonly StudioRevision[]; readonly total: number }>
  /** The document of one. */
  read(number: number, signal: AbortSignal): Promise<unknown>
  /** Makes one the draft. */
  restore(number: number, version: number): Promise<StudioPage>
  /** Publishes one again; absent where that is not permitted. */
  rollBack?(number: number, note: string, version: number): Promise<StudioVersion>
}

/** As what somebody looks at a page. @public */
export type ViewerKind = 'role' | 'person'

/** What is known of somebody who looks at a page. @public */
export interface StudioViewer {
  /** The codes of what they may do. */
  readonly permCodes: readonly string[]
  /** What else to say of them: which page they are given. */
  readonly note?: string
}

/** Roles and people as whom a page can be previewed. @public */
export interface StudioViewers {
  /** What a keyword finds; an empty one finds the first ones. */
  find(
    kind: ViewerKind,
    keyword: string,
    signal: AbortSignal,
  ): Promise<
    readonly { readonly value: string; readonly label: string; readonly description?: string }[]
  >
  /** Rejects with why it is not known. */
  read(kind: ViewerKind, id: string): Promise<StudioViewer>
}

/** An endpoint that queries may ask. @public */
export interface StudioEndpoint {
  readonly value: string
  readonly label: string
  readonly description?: string
}

/** The endpoints that the source `http` may ask. @public */
export interface StudioEndpoints {
  /** What a keyword finds; an empty one finds the first ones. */
  find(keyword: string, signal: AbortSignal): Promise<readonly StudioEndpoint[]>
  /** The one of an id. Rejects where it is gone. */
  read(id: string): Promise<StudioEndpoint>
}

/** What a click can open that is no part of the page: a page, a menu, an application. @public */
export type StudioTargetKind = 'page' | 'menu' | 'app'

/** Something that a click can open. @public */
export interface StudioTarget {
  /** The id of the page or the menu, the code of the application. */
  readonly value: string
  readonly label: string
}

/** Lists what a click can open, by kind; what is of a kind that is absent is typed. @public */
export type StudioTargets = Readonly<
  Partial<Record<StudioTargetKind, () => Promise<readonly StudioTarget[]>>>
>

/** Somebody who has the page open in a studio, too. @public */
export interface StudioEditor {
  readonly id: string
  /** What people call them. */
  readonly name: string
  /** An address. */
  readonly photo: string | null
  /** The person themself, in another tab. */
  readonly isSelf: boolean
  /** When they opened it; ISO 8601. */
  readonly since: string
  /** When they last saved the draft since then; ISO 8601. */
  readonly savedAt: string | null
}

/** Who else has the page open. @public */
export interface StudioPresence {
  /**
   * Tells others that one is here, and follows who else is.
   * @param onChange told with every answer, also where it is the same
   * @returns tells others that one leaves
   */
  follow(onChange: (editors: readonly StudioEditor[]) => void): () => void
}

/** How a studio keeps its page; a feature implements it with its calls, a story with fixtures. @public */
export interface StudioPort {
  /** Saves the draft. Rejects for anything but somebody else's save. */
  save(document: JsonObject, version: number): Promise<StudioSaveAnswer>
  /** Publishes the draft; absent where that is not permitted. */
  publish?(note: string, version: number): Promise<StudioVersion>
  readonly history?: StudioHistory
  /** As whom the page can be previewed; absent where that is not permitted. */
  readonly viewers?: StudioViewers
  /** What the source `http` may ask; absent where endpoints are named by their ids. */
  readonly endpoints?: StudioEndpoints
  /** What a click on a component can open. Keep its functions stable. */
  readonly targets?: StudioTargets
  /** Who else has it open; absent where one only looks at it. */
  readonly presence?: StudioPresence
  /**
   * Asks the person for one of the pictures that the company keeps; absent where that is not permitted.
   * @param chosen the address of the present one; empty for none
   * @returns its address; undefined where they chose none
   */
  choosePicture?(chosen: string): Promise<string | undefined>
}
