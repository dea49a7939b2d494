import { createContext } from 'react'
import type { Density } from '../theme/layout.js'

/** The density of a part of the page that has one of its own; without it `<html data-density>` counts. */
export const DensityContext = createContext<Density | undefined>(undefined)
