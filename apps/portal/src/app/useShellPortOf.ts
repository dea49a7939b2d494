import type { Favorite, ShellPort } from '@spruce/shell-ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { favoriteListOptions } from './favoriteQueries.js'
import type { Shell } from './Shell.js'
import { shellPort } from './shellPort.js'

const none: readonly Favorite[] = []

/** The shell, as features reach it; anew when the favourites are others. */
export function useShellPortOf(shell: Shell): ShellPort {
  const { data } = useQuery(favoriteListOptions(shell.entry.api), shell.queryClient)
  return useMemo(() => {
    const favorites = data?.map((favorite) => ({ ...favorite, path: favorite.path ?? '' })) ?? none
    return shellPort(shell, favorites)
  }, [shell, data])
}
