#!/bin/sh
# Installs Debian packages when one of them is missing and we may: apt.sh PACKAGE...
# Exit status 1, with the command that would help, when they are missing and we may not.
set -eu

missing=
for package in "$@"; do
    status=$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null || true)
    [ "$status" = installed ] || missing="$missing $package"
done
[ -n "$missing" ] || exit 0

if ! command -v apt-get >/dev/null || [ "$(id -u)" -ne 0 ]; then
    echo "Please install:$missing (on Debian: sudo apt-get install$missing)" >&2
    exit 1
fi
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
# shellcheck disable=SC2086  # a list of names, split on purpose
apt-get install -y -qq --no-install-recommends $missing </dev/null >/dev/null
