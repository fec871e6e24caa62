#!/usr/bin/env bash
# Copies the built site to a server of your own, beside the earlier releases,
# and makes it live there. docs/deploying.md says what the server needs.
#   SERVER=deploy@www.example.com deploy/to-server.sh
# In a workflow, SERVER_KEY holds the private key and SERVER_HOST_KEY the line
# of known_hosts; elsewhere ssh uses its own. Ends with 0 only when the release is live.
set -euo pipefail
: "${SERVER:?Set SERVER to the account and name of the server, for example deploy@www.example.com}"
kept=10
release=$(date --utc +%Y-%m-%dT%H%M%SZ)

fail() {
  printf '%s\n' "$@" >&2
  exit 1
}

for file in dist/index.html dist-hosts/nginx/site.conf dist-hosts/Caddyfile; do
  [ -s "$file" ] || fail "There's no $file. Run \"npm run build\" first. Nothing was uploaded."
done

options=(-o BatchMode=yes -o ConnectTimeout=30 -o ServerAliveInterval=15)
if [ -n "${SERVER_KEY:-}" ]; then
  secrets=$(mktemp --directory)
  trap 'rm -rf "$secrets"' EXIT
  (umask 077 && printf '%s\n' "$SERVER_KEY" >"$secrets/key")
  printf '%s\n' "${SERVER_HOST_KEY:?Set SERVER_HOST_KEY, too}" >"$secrets/known_hosts"
  options+=(-i "$secrets/key" -o "UserKnownHostsFile=$secrets/known_hosts")
fi
on_server() { ssh "${options[@]}" "$SERVER" "$1"; }

# Under another name until all of it is there, so that half a site never looks like a release.
tar --create --gzip dist dist-hosts | on_server "set -e
  cd /srv/releases
  mkdir .incoming-$release
  trap 'rm -rf .incoming-$release' EXIT
  tar --extract --gzip --directory .incoming-$release
  if [ -e $release ]; then echo 'A release from the same second already exists. Run this again.' >&2; exit 1; fi
  mv --no-target-directory .incoming-$release $release" ||
  fail "The upload failed, for the reason above. Nothing changed on $SERVER."

ended=0
on_server "sudo /usr/local/sbin/switch-release $release" || ended=$?
# 255 is ssh's own: the connection broke, and nobody knows how far the server got. Asking again is safe.
if [ "$ended" = 255 ]; then
  ended=0
  on_server "sudo /usr/local/sbin/switch-release $release" || ended=$?
fi
case $ended in
  0) ;;
  3) fail "Release $release isn't live, and the site may be down. The server's message is above." ;;
  255) fail "The connection was lost. See what's live with: ssh $SERVER readlink /srv/releases/current" ;;
  *) fail "Release $release isn't live; the one before it still is. The server's message is above." ;;
esac

# The live release and the one to go back to stay, however old they are.
on_server "cd /srv/releases
  ls --directory 20* | sort | head --lines -$kept |
    grep --invert-match --line-regexp --fixed-strings \
      --regexp \"\$(readlink current)\" --regexp \"\$(readlink previous || echo none)\" |
    xargs --no-run-if-empty rm -r --
  find . -maxdepth 1 -name '.incoming-*' -mmin +60 -exec rm -r -- {} +" ||
  echo "Old releases couldn't be removed. The release is live anyway." >&2
echo "Release $release is live on $SERVER."
