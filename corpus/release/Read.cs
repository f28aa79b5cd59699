// Reads Origo's vectors. Prints how many there are of each question and answer, and the largest distance and depth.
// A file of a console project of .NET 6 or later: dotnet run -- FOLDER
using System.Globalization;
using System.Text.Json;

static class Read
{
    /// All vectors of the folder, one after the other.
    public static IEnumerable<JsonElement> Vectors(string folder)
    {
        var paths = Directory.GetFiles(Path.Combine(folder, "vectors"), "*.jsonl");
        foreach (var path in paths.OrderBy(path => path, StringComparer.Ordinal))
            foreach (var line in File.ReadLines(path))
                yield return JsonDocument.Parse(line).RootElement;
    }

    /// What an answer says in one word, whatever the question was.
    public static string Verdict(JsonElement answer)
    {
        if (answer.TryGetProperty("relation", out var relation)) return relation.GetString()!;
        if (answer.TryGetProperty("hit", out var hit)) return hit.GetBoolean() ? "hit" : "no hit";
        return "answered";
    }

    static void Main(string[] arguments)
    {
        var counts = new SortedDictionary<string, int>(StringComparer.Ordinal);
        var largest = new Dictionary<string, double> { ["distance"] = 0, ["depth"] = 0 };
        foreach (var vector in Vectors(arguments.Length > 0 ? arguments[0] : "."))
        {
            var answer = vector.GetProperty("plain").GetProperty("answer");
            var what = $"{vector.GetProperty("question").GetString()}: {Verdict(answer)}";
            counts[what] = counts.GetValueOrDefault(what) + 1;
            foreach (var name in largest.Keys.ToList())
                if (answer.TryGetProperty(name, out var value) && value.ValueKind == JsonValueKind.Number)
                    largest[name] = Math.Max(largest[name], value.GetDouble());
        }
        foreach (var (what, count) in counts) Console.WriteLine($"{what} {count}");
        foreach (var (name, value) in largest)
            Console.WriteLine($"largest {name} {value.ToString("R", CultureInfo.InvariantCulture)}");
    }
}
