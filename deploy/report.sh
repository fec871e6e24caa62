#!/usr/bin/env bash
# Reports from a server's own log: pages and sources, campaigns, and counted contacts, each as a
# web page in the folder "report". Needs GoAccess (apt-get install goaccess).
#   zcat --force /var/log/nginx/access.log* | deploy/report.sh COMBINED    # nginx
#   journalctl --unit caddy --output cat | deploy/report.sh CADDY          # Caddy
# Addresses of visitors are masked, and programs that say they are crawlers are left out.
set -euo pipefail
format=${1:-}
case $format in
  COMBINED) start='"[A-Z]+ ' ;;
  CADDY) start='"uri":"' ;;
  *)
    echo 'Name the log format: deploy/report.sh COMBINED for nginx, deploy/report.sh CADDY for Caddy.' >&2
    exit 2
    ;;
esac
# It holds addresses of visitors.
private=$(mktemp --directory)
trap 'rm -rf "$private"' EXIT
mkdir -p report

# report NAME TITLE PATTERN [OPTION...]: a report on the requests whose address fits the pattern.
report() {
  local name=$1 title=$2 pattern=$3
  shift 3
  rm -f "report/$name.html"
  if grep -E "$start$pattern" "$private/log" >"$private/part"; then
    goaccess "$private/part" --log-format="$format" --output="report/$name.html" \
      --html-report-title="$title" --anonymize-ip --ignore-crawlers --no-progress \
      --static-file=.avif --static-file=.webp --static-file=.json "$@"
    echo "report/$name.html: $title"
  else
    echo "$title: none in this log"
  fi
}

cat >"$private/log"
report pages 'Pages and sources' '/' --no-query-string
# The keys that src/third-party/campaign.ts passes on to the forms.
report campaigns 'Campaigns' '[^" ]*[?&](utm_[a-z]+|gclid|gbraid|wbraid|msclkid|fbclid|ttclid|li_fat_id)='
report contacts 'Calls, emails, and opened forms' '/count/(call|email|form)[?]'
