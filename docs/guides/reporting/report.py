# python3 report.py DEVICE POINT VALUE   with SPRUCE_URL and SPRUCE_TOKEN in the environment
import datetime, json, os, sys, time, urllib.error, urllib.request

device, point, value = sys.argv[1:4]
at = datetime.datetime.now(datetime.timezone.utc).isoformat(timespec="milliseconds").replace("+00:00", "Z")
values = [{"code": point, "value": float(value), "at": at}]
report = {"token": os.environ["SPRUCE_TOKEN"], "devices": [{"code": device, "values": values}]}
url = os.environ["SPRUCE_URL"] + "/spruce/api/v1/device-reports"
headers = {"content-type": "application/json"}
for attempt in range(6):
    try:
        request = urllib.request.Request(url, json.dumps(report).encode(), headers)
        with urllib.request.urlopen(request, timeout=10) as answer:
            print(json.dumps(json.load(answer)["data"]["devices"][0]))
        break
    except urllib.error.URLError as error:  # an HTTP error is one, too
        status = getattr(error, "code", 503)
        if attempt == 5 or (status < 500 and status != 429):
            raise
        time.sleep(float(getattr(error, "headers", {}).get("retry-after") or 2**attempt))
