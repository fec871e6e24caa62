#!/usr/bin/env bash
# Copies the built site to a server of one's own, beside the releases before,
# and switches to it in one step. docs/deploying.md says what the server needs.
#   SERVER=deploy@www.example.com deploy/to-server.sh
# In a workflow, SERVER_KEY holds the private key and SERVER_HOST_KEY the line
# of known_hosts; elsewhere ssh uses its own.
set -euo pipefail
: "${SERVER:?Set SERVER to the account and name of the server, for example deploy@www.example.com}"
kept=10
release=$(date --utc +%Y-%m-%dT%H%M%SZ)

options=(-o BatchMode=yes)
if [ -n "${SERVER_KEY:-}" ]; then
  secrets=$(mktemp --directory)
  trap 'rm -rf "$secrets"' EXIT
  (umask 077 && printf '%s\n' "$SERVER_KEY" >"$secrets/key")
  printf '%s\n' "${SERVER_HOST_KEY:?Set SERVER_HOST_KEY, too}" >"$secrets/known_hosts"
  options+=(-i "$secrets/key" -o "UserKnownHostsFile=$secrets/known_hosts")
fi

tar --create --gzip dist dist-hosts |
  ssh "${options[@]}" "$SERVER" "set -e
    cd /srv/releases
    mkdir $release
    tar --extract --gzip --directory $release
    ln --symbolic --no-dereference --force $release next
    mv --no-target-directory next current
    sudo /usr/local/sbin/reload-site
    ls --directory 20* | sort | head --lines -$kept | xargs --no-run-if-empty rm -r --"
echo "Release $release is live on $SERVER."
