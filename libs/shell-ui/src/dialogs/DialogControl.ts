import { createContext, use } from 'react'

/** Between the viewport, which keeps a closing dialog until it is gone, and the frame inside it. */
export interface DialogControl {
  isOpen: boolean
  onExited: () => void
  /** Was opened for the whole frame: a change of page leaves it open. */
  isOfFrame?: boolean
  /** Closes unasked, and answers with nothing who waits; absent for a frame that stands alone. */
  close?: () => void
  /** Given how to let the frame go at its owner, for the moment of closing. */
  onShown?: (letGo: () => void) => void
}

/** Of a frame that stands alone: open while it is mounted. */
export const aloneControl: DialogControl = { isOpen: true, onExited: () => undefined }

export const DialogControlContext = createContext<DialogControl>(aloneControl)

/** The frame's side: open at once and nothing to tell when it stands alone, as in a story. */
export function useDialogControl(): DialogControl {
  return use(DialogControlContext)
}
