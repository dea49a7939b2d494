import type { PageData } from '../../data/pageData.js'
import type { PageDataPort } from '../../runtime/PageDataPort.js'
import type { StudioViewers } from '../StudioPort.js'
import { limitData } from './limitData.js'
import { viewerDialog, type ChosenViewer } from './ViewerDialog.js'

/** Somebody as whom a page is previewed. */
export interface PreviewViewer extends ChosenViewer {
  /** The data without what they are refused. */
  readonly limit: (data: PageDataPort, page: PageData) => PageDataPort
}

/** Asks as whom to preview; undefined where nobody was chosen. */
export async function chooseViewer(viewers: StudioViewers): Promise<PreviewViewer | undefined> {
  const chosen = await viewerDialog.open({ viewers })
  if (!chosen) return undefined
  return { ...chosen, limit: (data, page) => limitData(data, page, chosen.permCodes) }
}
