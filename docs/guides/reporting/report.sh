#!/bin/sh
# sh report.sh DEVICE POINT VALUE   with SPRUCE_URL and SPRUCE_TOKEN in the environment
set -eu
at=$(date -u +%Y-%m-%dT%H:%M:%SZ)
body=$(printf '{"token":"%s","devices":[{"code":"%s","values":[{"code":"%s","value":%s,"at":"%s"}]}]}' \
  "$SPRUCE_TOKEN" "$1" "$2" "$3" "$at")
# --retry: again after no network, 429 and 5xx; a report that is sent again is the same report.
printf '%s' "$body" | curl --silent --show-error --fail-with-body --retry 5 --retry-connrefused \
  --max-time 10 --header 'content-type: application/json' --data-binary @- \
  "$SPRUCE_URL/spruce/api/v1/device-reports"
echo
